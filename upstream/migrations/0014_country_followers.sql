CREATE TABLE `country_followers` (
	`country` text NOT NULL,
	`kind` text NOT NULL,
	`sport` text NOT NULL,
	`id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`country`, `sport`, `kind`, `id`)
);
--> statement-breakpoint
CREATE INDEX `country_followers_by_count` ON `country_followers` (`country`,`sport`,`kind`,`count`);--> statement-breakpoint
INSERT INTO `country_followers` (`country`, `sport`, `kind`, `id`, `count`) SELECT `users`.`preferred_country`, `favourites`.`sport`, `favourites`.`kind`, `favourites`.`id`, count(*) FROM `favourites` JOIN `users` ON `users`.`username` = `favourites`.`username` WHERE `favourites`.`kind` <> 'match' GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE TRIGGER `country_favourites_insert` AFTER INSERT ON `favourites` WHEN NEW.`kind` <> 'match' BEGIN INSERT INTO `country_followers` (`country`, `sport`, `kind`, `id`, `count`) SELECT `preferred_country`, NEW.`sport`, NEW.`kind`, NEW.`id`, 1 FROM `users` WHERE `username` = NEW.`username` ON CONFLICT (`country`, `sport`, `kind`, `id`) DO UPDATE SET `count` = `count` + 1; END;--> statement-breakpoint
CREATE TRIGGER `country_favourites_delete` AFTER DELETE ON `favourites` WHEN OLD.`kind` <> 'match' BEGIN UPDATE `country_followers` SET `count` = `count` - 1 WHERE `country` = (SELECT `preferred_country` FROM `users` WHERE `username` = OLD.`username`) AND `sport` = OLD.`sport` AND `kind` = OLD.`kind` AND `id` = OLD.`id`; DELETE FROM `country_followers` WHERE `country` = (SELECT `preferred_country` FROM `users` WHERE `username` = OLD.`username`) AND `sport` = OLD.`sport` AND `kind` = OLD.`kind` AND `id` = OLD.`id` AND `count` < 1; END;--> statement-breakpoint
CREATE TRIGGER `country_users_delete` BEFORE DELETE ON `users` BEGIN UPDATE `country_followers` SET `count` = `count` - 1 WHERE `country` = OLD.`preferred_country` AND (`sport`, `kind`, `id`) IN (SELECT `sport`, `kind`, `id` FROM `favourites` WHERE `username` = OLD.`username` AND `kind` <> 'match'); DELETE FROM `country_followers` WHERE `country` = OLD.`preferred_country` AND `count` < 1; END;--> statement-breakpoint
CREATE TRIGGER `country_users_update` AFTER UPDATE OF `preferred_country` ON `users` WHEN OLD.`preferred_country` <> NEW.`preferred_country` BEGIN UPDATE `country_followers` SET `count` = `count` - 1 WHERE `country` = OLD.`preferred_country` AND (`sport`, `kind`, `id`) IN (SELECT `sport`, `kind`, `id` FROM `favourites` WHERE `username` = OLD.`username` AND `kind` <> 'match'); DELETE FROM `country_followers` WHERE `country` = OLD.`preferred_country` AND `count` < 1; INSERT INTO `country_followers` (`country`, `sport`, `kind`, `id`, `count`) SELECT NEW.`preferred_country`, `sport`, `kind`, `id`, 1 FROM `favourites` WHERE `username` = NEW.`username` AND `kind` <> 'match' ON CONFLICT (`country`, `sport`, `kind`, `id`) DO UPDATE SET `count` = `count` + 1; END;
