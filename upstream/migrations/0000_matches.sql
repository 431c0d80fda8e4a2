CREATE TABLE `competitions` (
	`id` integer PRIMARY KEY NOT NULL,
	`name_key` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `competitions_name_key_unique` ON `competitions` (`name_key`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	`stage` text NOT NULL,
	`matchday` integer,
	`group_letter` text,
	`leg` integer,
	`kick_off` integer NOT NULL,
	`is_time_confirmed` integer NOT NULL,
	`home_id` text NOT NULL,
	`away_id` text NOT NULL,
	`is_neutral` integer NOT NULL,
	`venue_name` text,
	`venue_city` text,
	`status` text NOT NULL,
	`half_time` text,
	`full_time` text,
	`extra_time` text,
	`shootout` text,
	`first_leg` text,
	`goals` text,
	`revision` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `matches_by_kick_off` ON `matches` (`kick_off`);--> statement-breakpoint
CREATE INDEX `matches_by_season` ON `matches` (`competition_id`,`season`);--> statement-breakpoint
CREATE TABLE `seasons` (
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	`source` text NOT NULL,
	`name` text NOT NULL,
	`imported_at` integer NOT NULL,
	PRIMARY KEY(`competition_id`, `season`)
);
--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`name_key` text NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name_key_unique` ON `teams` (`name_key`);