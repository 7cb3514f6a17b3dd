-- The owner lets collaborators take others' pins off the board.
alter table boards add column collaborators_can_delete_pins boolean not null default false;
