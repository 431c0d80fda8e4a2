CREATE TABLE `announcements` (
	`key` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`markdown` text NOT NULL,
	`html` text NOT NULL,
	`status` text NOT NULL,
	`published_at` integer NOT NULL,
	`updated_at` integer,
	`digest` text NOT NULL,
	PRIMARY KEY(`key`, `language`)
);
--> statement-breakpoint
CREATE INDEX `announcements_by_time` ON `announcements` (`published_at`);--> statement-breakpoint
CREATE TABLE `sent_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_runs` (
	`week` text NOT NULL,
	`language` text NOT NULL,
	`started_at` integer NOT NULL,
	PRIMARY KEY(`week`, `language`)
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email_hash` text NOT NULL,
	`state` text NOT NULL,
	`email` text,
	`language` text,
	`sport` text,
	`requested_at` integer,
	`requests` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	`last_letter` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_email_hash_unique` ON `newsletter_subscriptions` (`email_hash`);--> statement-breakpoint
CREATE INDEX `newsletter_by_language` ON `newsletter_subscriptions` (`state`,`language`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_by_request` ON `newsletter_subscriptions` (`state`,`requested_at`);