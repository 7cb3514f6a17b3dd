-- Where a pin was when long work was asked for it; null: on no board. One that is elsewhere by its turn is passed over.
alter table board_operation_pins add column from_board_id bigint;
update board_operation_pins as listed set from_board_id = pins.board_id
  from pins where pins.bucket = (listed.pin_id >> 10) & 4095 and pins.id = listed.pin_id;
