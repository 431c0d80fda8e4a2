CREATE TABLE `favourites` (
	`username` text NOT NULL,
	`kind` text NOT NULL,
	`sport` text NOT NULL,
	`id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`username`, `kind`, `sport`, `id`)
);
--> statement-breakpoint
CREATE INDEX `favourites_by_thing` ON `favourites` (`sport`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `favourites_by_age` ON `favourites` (`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `followers` (
	`kind` text NOT NULL,
	`sport` text NOT NULL,
	`id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`sport`, `kind`, `id`)
);
--> statement-breakpoint
CREATE INDEX `followers_by_count` ON `followers` (`sport`,`kind`,`count`);--> statement-breakpoint
CREATE TRIGGER `favourites_insert` AFTER INSERT ON `favourites` BEGIN INSERT INTO `followers` (`sport`, `kind`, `id`, `count`) VALUES (NEW.`sport`, NEW.`kind`, NEW.`id`, 1) ON CONFLICT (`sport`, `kind`, `id`) DO UPDATE SET `count` = `count` + 1; END;--> statement-breakpoint
CREATE TRIGGER `favourites_delete` AFTER DELETE ON `favourites` BEGIN UPDATE `followers` SET `count` = `count` - 1 WHERE `sport` = OLD.`sport` AND `kind` = OLD.`kind` AND `id` = OLD.`id`; DELETE FROM `followers` WHERE `sport` = OLD.`sport` AND `kind` = OLD.`kind` AND `id` = OLD.`id` AND `count` < 1; END;
