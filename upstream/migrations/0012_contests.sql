CREATE TABLE `member_traces` (
	`username` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`username`, `kind`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `traces_by_last` ON `member_traces` (`last_at`);--> statement-breakpoint
CREATE TABLE `contest_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contest_id` text NOT NULL,
	`entry_id` integer NOT NULL,
	`action` text NOT NULL,
	`by` text NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contest_audit_of_entry` ON `contest_audit` (`entry_id`,`id`);--> statement-breakpoint
CREATE TABLE `contest_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contest_id` text NOT NULL,
	`key` text NOT NULL,
	`username` text,
	`made_up_name` text,
	`at` integer NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`settled` integer DEFAULT 0 NOT NULL,
	`wins` integer DEFAULT 0 NOT NULL,
	`half_wins` integer DEFAULT 0 NOT NULL,
	`pushes` integer DEFAULT 0 NOT NULL,
	`half_losses` integer DEFAULT 0 NOT NULL,
	`losses` integer DEFAULT 0 NOT NULL,
	`link` text,
	`link_state` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contest_entries_key_unique` ON `contest_entries` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `contest_entries_once` ON `contest_entries` (`contest_id`,`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `contest_videos_once` ON `contest_entries` (`contest_id`,`link`);--> statement-breakpoint
CREATE INDEX `contest_board` ON `contest_entries` (`contest_id`,"points" desc,`id`);--> statement-breakpoint
CREATE INDEX `contest_board_lowest` ON `contest_entries` (`contest_id`,`points`,`id`) WHERE settled >= 20;--> statement-breakpoint
CREATE INDEX `contest_videos_by_state` ON `contest_entries` (`link_state`,`id`) WHERE link is not null;--> statement-breakpoint
CREATE INDEX `contest_entries_latest` ON `contest_entries` (`contest_id`,`id`);--> statement-breakpoint
CREATE INDEX `contest_entries_of_member` ON `contest_entries` (`username`,`contest_id`);--> statement-breakpoint
CREATE TABLE `contest_ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contest_id` text NOT NULL,
	`day` text NOT NULL,
	`entry_id` integer NOT NULL,
	`kind` text NOT NULL,
	`match_id` text,
	`market` text,
	`choice` text,
	`line` integer,
	`price` text,
	`company_id` integer,
	`of_id` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`result` text,
	`outcome` text,
	`points` integer,
	`rule` text,
	`at` integer NOT NULL,
	`stored_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contest_ledger_of_entry` ON `contest_ledger` (`entry_id`,`id`);--> statement-breakpoint
CREATE INDEX `contest_ledger_of_day` ON `contest_ledger` (`contest_id`,`day`,`kind`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contest_settled_once` ON `contest_ledger` (`of_id`,`version`);--> statement-breakpoint
CREATE TABLE `contest_ledger_days` (
	`contest_id` text NOT NULL,
	`day` text NOT NULL,
	`up_to` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	`signature` text,
	`public_key` text,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`contest_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `contest_ledger_parts` (
	`contest_id` text NOT NULL,
	`day` text NOT NULL,
	`part` integer NOT NULL,
	`lines` text NOT NULL,
	`hash` text NOT NULL,
	`source` integer NOT NULL,
	`after` integer NOT NULL,
	`up_to` integer NOT NULL,
	PRIMARY KEY(`contest_id`, `day`, `part`)
);
--> statement-breakpoint
CREATE TABLE `contest_matches` (
	`contest_id` text NOT NULL,
	`match_id` text NOT NULL,
	`day` text NOT NULL,
	`kick_off` integer NOT NULL,
	`locked_at` integer NOT NULL,
	`featured_team_id` text,
	`result` text,
	`version` integer DEFAULT 0 NOT NULL,
	`look_at` integer,
	PRIMARY KEY(`contest_id`, `match_id`)
);
--> statement-breakpoint
CREATE INDEX `contest_matches_of_day` ON `contest_matches` (`contest_id`,`day`);--> statement-breakpoint
CREATE INDEX `contest_matches_due` ON `contest_matches` (`look_at`);--> statement-breakpoint
CREATE TABLE `contest_picks` (
	`entry_id` integer NOT NULL,
	`contest_id` text NOT NULL,
	`match_id` text NOT NULL,
	`market` text NOT NULL,
	`choice` text NOT NULL,
	`line` integer,
	`price` text,
	`company_id` integer,
	`placed_at` integer NOT NULL,
	`ledger_id` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`points` integer,
	PRIMARY KEY(`entry_id`, `match_id`, `market`)
);
--> statement-breakpoint
CREATE INDEX `contest_picks_of_match` ON `contest_picks` (`contest_id`,`match_id`,`market`);--> statement-breakpoint
CREATE TABLE `contest_progress` (
	`contest_id` text PRIMARY KEY NOT NULL,
	`prepared_to` text,
	`made_up_to` integer,
	`settled_to` integer,
	`end_told_at` integer,
	`entries` integer DEFAULT 0 NOT NULL,
	`made_up_entries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `referrals` ADD `site_at` integer;--> statement-breakpoint
ALTER TABLE `referrals` ADD `is_return` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `referrals` ADD `decision` text;--> statement-breakpoint
CREATE INDEX `referrals_undecided` ON `referrals` (`site_at`) WHERE decision is null;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_is_final` BEFORE UPDATE ON `contest_ledger` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_stays` BEFORE DELETE ON `contest_ledger` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_days_are_final` BEFORE UPDATE ON `contest_ledger_days` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_days_stay` BEFORE DELETE ON `contest_ledger_days` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_entries_insert` AFTER INSERT ON `contest_entries` BEGIN INSERT INTO `contest_progress` (`contest_id`, `entries`, `made_up_entries`) VALUES (NEW.`contest_id`, 1, NEW.`made_up_name` IS NOT NULL) ON CONFLICT (`contest_id`) DO UPDATE SET `entries` = `entries` + 1, `made_up_entries` = `made_up_entries` + (NEW.`made_up_name` IS NOT NULL); END;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_parts_are_final` BEFORE UPDATE ON `contest_ledger_parts` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_parts_stay` BEFORE DELETE ON `contest_ledger_parts` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_audit_is_final` BEFORE UPDATE ON `contest_audit` BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_audit_stays` BEFORE DELETE ON `contest_audit` BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END;
