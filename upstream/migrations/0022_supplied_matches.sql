CREATE TABLE `supplied_documents` (
	`match_id` text PRIMARY KEY NOT NULL,
	`events` text,
	`line_ups` text,
	`statistics` text
);
--> statement-breakpoint
CREATE TABLE `supplied_matches` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier` text NOT NULL,
	`their_id` text NOT NULL,
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	`sport` text,
	`stage` text NOT NULL,
	`matchday` integer,
	`group_letter` text,
	`kick_off` integer NOT NULL,
	`is_time_confirmed` integer NOT NULL,
	`home_id` text NOT NULL,
	`away_id` text NOT NULL,
	`venue_name` text,
	`venue_city` text,
	`referee` text,
	`state` text NOT NULL,
	`phase` text NOT NULL,
	`doubt` text,
	`revision` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`details_read_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplied_matches_by_their_id` ON `supplied_matches` (`supplier`,`their_id`);--> statement-breakpoint
CREATE INDEX `supplied_matches_by_kick_off` ON `supplied_matches` (`kick_off`);--> statement-breakpoint
CREATE INDEX `supplied_matches_by_season` ON `supplied_matches` (`competition_id`,`season`);--> statement-breakpoint
CREATE INDEX `supplied_matches_by_home` ON `supplied_matches` (`home_id`,`kick_off`);--> statement-breakpoint
CREATE INDEX `supplied_matches_by_away` ON `supplied_matches` (`away_id`,`kick_off`);--> statement-breakpoint
CREATE INDEX `supplied_matches_by_change` ON `supplied_matches` (`changed_at`);--> statement-breakpoint
CREATE TABLE `supplied_seasons` (
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	`supplier` text NOT NULL,
	`their_id` text NOT NULL,
	`their_season` integer NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`competition_id`, `season`)
);
--> statement-breakpoint
CREATE TABLE `supplied_steps` (
	`match_id` text NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`match_id`, `revision`)
);
--> statement-breakpoint
CREATE TABLE `supplier_ids` (
	`supplier` text NOT NULL,
	`kind` text NOT NULL,
	`their_id` text NOT NULL,
	`our_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`supplier`, `kind`, `their_id`)
);
--> statement-breakpoint
CREATE INDEX `supplier_ids_by_our_id` ON `supplier_ids` (`kind`,`our_id`);--> statement-breakpoint
CREATE TRIGGER `supplied_seasons_insert` AFTER INSERT ON `supplied_seasons` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;--> statement-breakpoint
CREATE TRIGGER `supplied_seasons_delete` AFTER DELETE ON `supplied_seasons` BEGIN UPDATE `data_version` SET `number` = `number` + 1 WHERE `id` = 1; END;
