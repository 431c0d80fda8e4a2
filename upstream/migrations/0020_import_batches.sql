CREATE TABLE `import_batches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`made_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE TABLE `import_files` (
	`batch` integer NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`format` text NOT NULL,
	`read` integer NOT NULL,
	`added` integer NOT NULL,
	`changed` integer NOT NULL,
	`refused` integer NOT NULL,
	PRIMARY KEY(`batch`, `name`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `layer_contents` (
	`hash` text PRIMARY KEY NOT NULL,
	`matches` text NOT NULL,
	`prices` text
);
--> statement-breakpoint
CREATE TABLE `season_layers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`batch` integer NOT NULL,
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	`format` text NOT NULL,
	`name` text NOT NULL,
	`competition` text NOT NULL,
	`has_rounds` integer NOT NULL,
	`is_of_nations` integer NOT NULL,
	`spellings` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `season_layers_by_season` ON `season_layers` (`competition_id`,`season`);--> statement-breakpoint
CREATE INDEX `season_layers_by_batch` ON `season_layers` (`batch`);--> statement-breakpoint
CREATE INDEX `season_layers_by_content` ON `season_layers` (`content`);--> statement-breakpoint
CREATE TABLE `stale_seasons` (
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	PRIMARY KEY(`competition_id`, `season`)
);
--> statement-breakpoint
INSERT INTO `layer_contents`("hash", "matches") SELECT 'before batches ' || "competition_id" || ' ' || "season" || ' ' || "format", "matches" FROM `season_sources`;--> statement-breakpoint
INSERT INTO `season_layers`("batch", "competition_id", "season", "format", "name", "competition", "has_rounds", "is_of_nations", "spellings", "content")
SELECT 0, "competition_id", "season", "format", "name", '', "has_rounds", "is_of_nations",
  (SELECT json_group_array("spelling") FROM (
    SELECT json_extract("value", '$.home') AS "spelling" FROM json_each("matches") WHERE json_extract("value", '$.home') IS NOT NULL
    UNION SELECT json_extract("value", '$.away') FROM json_each("matches") WHERE json_extract("value", '$.away') IS NOT NULL)),
  'before batches ' || "competition_id" || ' ' || "season" || ' ' || "format"
FROM `season_sources`;--> statement-breakpoint
DROP TABLE `season_sources`;--> statement-breakpoint
CREATE TABLE `__new_channels` (
	`competition_id` text NOT NULL,
	`country` text NOT NULL,
	`name` text NOT NULL,
	`place` integer NOT NULL,
	`batch` integer NOT NULL,
	PRIMARY KEY(`competition_id`, `country`, `batch`, `name`)
);
--> statement-breakpoint
INSERT INTO `__new_channels`("competition_id", "country", "name", "place", "batch") SELECT "competition_id", "country", "name", "place", 0 FROM `channels`;--> statement-breakpoint
DROP TABLE `channels`;--> statement-breakpoint
ALTER TABLE `__new_channels` RENAME TO `channels`;--> statement-breakpoint
CREATE TABLE `__new_match_facts` (
	`home` text NOT NULL,
	`away` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`fact` text NOT NULL,
	`batch` integer NOT NULL,
	PRIMARY KEY(`home`, `away`, `day`, `kind`, `batch`)
);
--> statement-breakpoint
INSERT INTO `__new_match_facts`("home", "away", "day", "kind", "fact", "batch") SELECT "home", "away", "day", "kind", "fact", 0 FROM `match_facts`;--> statement-breakpoint
DROP TABLE `match_facts`;--> statement-breakpoint
ALTER TABLE `__new_match_facts` RENAME TO `match_facts`;--> statement-breakpoint
CREATE INDEX `match_facts_by_batch` ON `match_facts` (`batch`);--> statement-breakpoint
CREATE TABLE `__new_team_aliases` (
	`country` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`batch` integer NOT NULL,
	PRIMARY KEY(`country`, `key`, `batch`)
);
--> statement-breakpoint
INSERT INTO `__new_team_aliases`("country", "key", "name", "batch") SELECT "country", "key", "name", 0 FROM `team_aliases`;--> statement-breakpoint
DROP TABLE `team_aliases`;--> statement-breakpoint
ALTER TABLE `__new_team_aliases` RENAME TO `team_aliases`;--> statement-breakpoint
CREATE INDEX `team_aliases_by_batch` ON `team_aliases` (`batch`);--> statement-breakpoint
ALTER TABLE `competitions` ADD `batch` integer;--> statement-breakpoint
ALTER TABLE `teams` ADD `batch` integer;