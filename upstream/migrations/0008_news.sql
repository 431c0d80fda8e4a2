CREATE TABLE `news_listings` (
	`list` text NOT NULL,
	`language` text NOT NULL,
	`published_at` integer NOT NULL,
	`piece_id` integer NOT NULL,
	PRIMARY KEY(`list`, `language`, `published_at`, `piece_id`)
);
--> statement-breakpoint
CREATE INDEX `news_listings_of_piece` ON `news_listings` (`piece_id`);--> statement-breakpoint
CREATE TABLE `news_pictures` (
	`file` text PRIMARY KEY NOT NULL,
	`media_type` text NOT NULL,
	`bytes` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news_pieces` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`language` text NOT NULL,
	`sport` text,
	`category_id` text NOT NULL,
	`author_id` text NOT NULL,
	`tag_ids` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`markdown` text NOT NULL,
	`html` text NOT NULL,
	`reading_time` integer NOT NULL,
	`cover` text,
	`status` text NOT NULL,
	`published_at` integer,
	`updated_at` integer,
	`match_id` text,
	`digest` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_pieces_once` ON `news_pieces` (`key`,`language`);--> statement-breakpoint
CREATE TABLE `news_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`piece_id` integer NOT NULL,
	`replaced_at` integer NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_revisions_of_piece` ON `news_revisions` (`piece_id`,`id`);