CREATE TABLE `comment_counts` (
	`piece_id` integer PRIMARY KEY NOT NULL,
	`shown` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `comment_decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`comment_id` integer NOT NULL,
	`action` text NOT NULL,
	`operator` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `comment_decisions_of_comment` ON `comment_decisions` (`comment_id`,`id`);--> statement-breakpoint
CREATE TABLE `comment_likes` (
	`comment_id` integer NOT NULL,
	`username` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`comment_id`, `username`)
);
--> statement-breakpoint
CREATE INDEX `comment_likes_of_member` ON `comment_likes` (`username`,`comment_id`);--> statement-breakpoint
CREATE TABLE `comment_reports` (
	`comment_id` integer NOT NULL,
	`username` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`comment_id`, `username`)
);
--> statement-breakpoint
CREATE INDEX `comment_reports_of_member` ON `comment_reports` (`username`,`at`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`piece_id` integer NOT NULL,
	`parent_id` integer,
	`answered_id` integer,
	`username` text,
	`text` text NOT NULL,
	`gist` text NOT NULL,
	`state` text NOT NULL,
	`hold_reasons` text NOT NULL,
	`idempotency_key` text,
	`posted_at` integer NOT NULL,
	`stored_at` integer NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`replies` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `comments_of_piece` ON `comments` (`piece_id`,`parent_id`,`id`);--> statement-breakpoint
CREATE INDEX `comments_of_parent` ON `comments` (`parent_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `comments_once` ON `comments` (`username`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `comments_by_gist` ON `comments` (`gist`,`stored_at`);--> statement-breakpoint
CREATE INDEX `comments_held` ON `comments` (`id`) WHERE state = 'held';--> statement-breakpoint
CREATE TRIGGER `comments_insert` AFTER INSERT ON `comments` WHEN NEW.`state` = 'shown' BEGIN INSERT INTO `comment_counts` (`piece_id`, `shown`) VALUES (NEW.`piece_id`, 1) ON CONFLICT (`piece_id`) DO UPDATE SET `shown` = `shown` + 1; UPDATE `comments` SET `replies` = `replies` + 1 WHERE `id` = NEW.`parent_id`; END;--> statement-breakpoint
CREATE TRIGGER `comments_shown` AFTER UPDATE OF `state` ON `comments` WHEN OLD.`state` <> 'shown' AND NEW.`state` = 'shown' BEGIN INSERT INTO `comment_counts` (`piece_id`, `shown`) VALUES (NEW.`piece_id`, 1) ON CONFLICT (`piece_id`) DO UPDATE SET `shown` = `shown` + 1; UPDATE `comments` SET `replies` = `replies` + 1 WHERE `id` = NEW.`parent_id`; END;--> statement-breakpoint
CREATE TRIGGER `comments_not_shown` AFTER UPDATE OF `state` ON `comments` WHEN OLD.`state` = 'shown' AND NEW.`state` <> 'shown' BEGIN UPDATE `comment_counts` SET `shown` = `shown` - 1 WHERE `piece_id` = NEW.`piece_id`; UPDATE `comments` SET `replies` = `replies` - 1 WHERE `id` = NEW.`parent_id`; END;--> statement-breakpoint
CREATE TRIGGER `comments_delete` AFTER DELETE ON `comments` WHEN OLD.`state` = 'shown' BEGIN UPDATE `comment_counts` SET `shown` = `shown` - 1 WHERE `piece_id` = OLD.`piece_id`; UPDATE `comments` SET `replies` = `replies` - 1 WHERE `id` = OLD.`parent_id`; END;--> statement-breakpoint
CREATE TRIGGER `comment_likes_insert` AFTER INSERT ON `comment_likes` BEGIN UPDATE `comments` SET `likes` = `likes` + 1 WHERE `id` = NEW.`comment_id`; END;--> statement-breakpoint
CREATE TRIGGER `comment_likes_delete` AFTER DELETE ON `comment_likes` BEGIN UPDATE `comments` SET `likes` = `likes` - 1 WHERE `id` = OLD.`comment_id`; END;--> statement-breakpoint
CREATE TRIGGER `comment_decisions_update` BEFORE UPDATE ON `comment_decisions` BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;--> statement-breakpoint
CREATE TRIGGER `comment_decisions_delete` BEFORE DELETE ON `comment_decisions` BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;
