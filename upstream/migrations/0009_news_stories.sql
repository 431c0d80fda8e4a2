CREATE TABLE `news_stories` (
	`key` text NOT NULL,
	`language` text NOT NULL,
	`at` integer NOT NULL,
	`result` text NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text,
	`title_pattern` text NOT NULL,
	`opening_pattern` text NOT NULL,
	`title` text NOT NULL,
	`opening` text NOT NULL,
	PRIMARY KEY(`key`, `language`)
);
--> statement-breakpoint
CREATE INDEX `news_stories_in_time` ON `news_stories` (`language`,`at`);--> statement-breakpoint
CREATE INDEX `news_stories_of_first` ON `news_stories` (`language`,`first_id`,`at`);--> statement-breakpoint
CREATE INDEX `news_stories_of_second` ON `news_stories` (`language`,`second_id`,`at`);