-- `one_time_codes` stays for an older upstream on this database; its codes live five minutes.
DELETE FROM `one_time_codes`;--> statement-breakpoint
CREATE TABLE `sent_codes` (
	`purpose` text NOT NULL,
	`phone_hash` text NOT NULL,
	`asker` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer NOT NULL,
	PRIMARY KEY(`purpose`, `phone_hash`, `asker`)
);
--> statement-breakpoint
CREATE INDEX `sent_codes_by_end` ON `sent_codes` (`expires_at`);
