CREATE TABLE `contest_archive_files` (
	`contest_id` text NOT NULL,
	`name` text NOT NULL,
	`number` integer NOT NULL,
	`first` text NOT NULL,
	`last` text NOT NULL,
	`rows` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`contest_id`, `name`, `number`)
);
--> statement-breakpoint
CREATE TABLE `contest_archived_days` (
	`contest_id` text NOT NULL,
	`day` text NOT NULL,
	`parts` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`contest_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `contest_archives` (
	`contest_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	`emptied_at` integer
);
--> statement-breakpoint
CREATE TABLE `contest_leavers` (
	`username` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `contest_archived_days_are_published` BEFORE INSERT ON `contest_archived_days` WHEN NOT EXISTS (SELECT 1 FROM `contest_ledger_days` WHERE `contest_id` = NEW.`contest_id` AND `day` = NEW.`day`) OR NEW.`parts` <> (SELECT count(*) FROM `contest_ledger_parts` WHERE `contest_id` = NEW.`contest_id` AND `day` = NEW.`day`) BEGIN SELECT RAISE(ABORT, 'only a whole published day is archived'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_archived_days_are_final` BEFORE UPDATE ON `contest_archived_days` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_archived_days_stay` BEFORE DELETE ON `contest_archived_days` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_archives_are_closed` BEFORE INSERT ON `contest_archives` WHEN EXISTS (SELECT 1 FROM `contest_matches` WHERE `contest_id` = NEW.`contest_id` AND `look_at` IS NOT NULL) OR NOT EXISTS (SELECT 1 FROM `contest_ledger_days` WHERE `contest_id` = NEW.`contest_id`) OR EXISTS (SELECT 1 FROM `contest_ledger_days` AS d WHERE d.`contest_id` = NEW.`contest_id` AND NOT EXISTS (SELECT 1 FROM `contest_archived_days` AS a WHERE a.`contest_id` = d.`contest_id` AND a.`day` = d.`day`)) BEGIN SELECT RAISE(ABORT, 'only a closed contest is archived'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_archives_are_final` BEFORE UPDATE OF `contest_id`, `hash`, `at` ON `contest_archives` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_archives_stay` BEFORE DELETE ON `contest_archives` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_is_closed` BEFORE INSERT ON `contest_ledger` WHEN EXISTS (SELECT 1 FROM `contest_archives` WHERE `contest_id` = NEW.`contest_id`) BEGIN SELECT RAISE(ABORT, 'the contest is archived'); END;
--> statement-breakpoint
DROP TRIGGER `contest_ledger_stays`;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_stays` BEFORE DELETE ON `contest_ledger` WHEN NOT EXISTS (SELECT 1 FROM `contest_archives` WHERE `contest_id` = OLD.`contest_id`) BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
DROP TRIGGER `contest_ledger_parts_stay`;
--> statement-breakpoint
CREATE TRIGGER `contest_ledger_parts_stay` BEFORE DELETE ON `contest_ledger_parts` WHEN NOT EXISTS (SELECT 1 FROM `contest_archived_days` WHERE `contest_id` = OLD.`contest_id` AND `day` = OLD.`day`) BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
