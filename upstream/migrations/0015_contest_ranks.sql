DROP INDEX `contest_board_lowest`;--> statement-breakpoint
DROP INDEX `contest_board`;--> statement-breakpoint
CREATE INDEX `contest_board_from_below` ON `contest_entries` (`contest_id`,`points`,`id`) WHERE settled >= 10;--> statement-breakpoint
CREATE INDEX `contest_board` ON `contest_entries` (`contest_id`,"points" desc,`id`,`settled`);