CREATE TABLE `data_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `match_prices` (
	`match_id` text PRIMARY KEY NOT NULL,
	`prices` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `match_statistics` (
	`match_id` text PRIMARY KEY NOT NULL,
	`rows` text NOT NULL,
	`referee` text,
	`attendance` integer
);
--> statement-breakpoint
CREATE TABLE `team_aliases` (
	`country` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`country`, `key`)
);
--> statement-breakpoint
ALTER TABLE `competitions` ADD `sport` text;--> statement-breakpoint
ALTER TABLE `competitions` ADD `country` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `sport` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `shootout_winner` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `reds` text;--> statement-breakpoint
CREATE INDEX `matches_by_home` ON `matches` (`home_id`,`kick_off`);--> statement-breakpoint
CREATE INDEX `matches_by_away` ON `matches` (`away_id`,`kick_off`);--> statement-breakpoint
ALTER TABLE `seasons` ADD `format` text;--> statement-breakpoint
ALTER TABLE `seasons` ADD `has_rounds` integer;--> statement-breakpoint
ALTER TABLE `teams` ADD `sport` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `is_national` integer;--> statement-breakpoint
INSERT INTO `data_version` (`id`, `number`) VALUES (1, 1);--> statement-breakpoint
CREATE TRIGGER `competitions_insert` AFTER INSERT ON `competitions` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `competitions_update` AFTER UPDATE ON `competitions` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `competitions_delete` AFTER DELETE ON `competitions` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `teams_insert` AFTER INSERT ON `teams` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `teams_update` AFTER UPDATE ON `teams` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `teams_delete` AFTER DELETE ON `teams` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `seasons_insert` AFTER INSERT ON `seasons` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `seasons_update` AFTER UPDATE ON `seasons` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `seasons_delete` AFTER DELETE ON `seasons` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;