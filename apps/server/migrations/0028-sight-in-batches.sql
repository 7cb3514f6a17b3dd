-- What pins copy of a board that was deleted or brought back is made true in batches, too.
alter table board_operations drop constraint board_operations_kind_check;
alter table board_operations add constraint board_operations_kind_check check (
  kind in ('merge', 'move_pins', 'copy_pins', 'delete_pins', 'create_section', 'delete_section', 'sync_sight')
);
