-- A section's pins by when they were saved; board_pins_once does the same for a whole board.
create index board_pins_of_section_by_date on board_pins (bucket, section_id, pin_id) where section_id is not null;

-- Withdrawn: ignored, and then taken back by its sender, whose next one is ignored as well.
alter table board_join_requests drop constraint board_join_requests_status_check;
alter table board_join_requests add constraint board_join_requests_status_check
  check (status in ('pending', 'ignored', 'withdrawn')) not valid;
