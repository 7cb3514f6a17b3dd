-- Whether long work runs on the board, or just ran: so that nobody else has to look for it.
alter table boards add column has_operations boolean not null default false;

-- Long work on pins that goes on in the worker; lives with who asked for it.
create table board_operations (
  bucket smallint not null,
  id bigint not null,
  actor_id bigint not null,
  kind text not null check (kind in ('merge', 'move_pins', 'copy_pins', 'delete_pins', 'create_section', 'delete_section')),
  -- The board that all pins are on; null where they were named one by one.
  from_board_id bigint,
  to_board_id bigint,
  -- The section that goes.
  section_id bigint,
  -- All boards that it concerns.
  board_ids bigint[] not null,
  pin_count integer not null check (pin_count >= 0),
  done_count integer not null default 0 check (done_count >= 0),
  failure_count smallint not null default 0 check (failure_count >= 0),
  touched_at timestamptz not null,
  primary key (bucket, id),
  foreign key (bucket, actor_id) references members (bucket, id) on delete cascade
);
create index board_operations_of_actor on board_operations (bucket, actor_id);
-- What was left by a worker that ended.
create index board_operations_by_age on board_operations (touched_at);

-- The pins that are still to do, in their order, each with the section it goes to.
create table board_operation_pins (
  bucket smallint not null,
  operation_id bigint not null,
  position integer not null,
  pin_id bigint not null,
  section_id bigint,
  primary key (bucket, operation_id, position),
  foreign key (bucket, operation_id) references board_operations (bucket, id) on delete cascade
);

-- An operation as a board shows it; lives with the board.
create table blocking_actions (
  bucket smallint not null,
  id bigint not null,
  board_id bigint not null,
  -- Of another bucket, mostly.
  operation_id bigint not null,
  action_type integer not null,
  -- -1 is the whole board; null the pins outside of sections.
  section_id bigint,
  is_origin boolean not null,
  -- Nothing can be put here any more: the board, or the section, goes.
  is_ending boolean not null default false,
  pin_count integer not null check (pin_count >= 0),
  done_count integer not null default 0 check (done_count >= 0),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (bucket, id),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);
create index blocking_actions_of_board on blocking_actions (bucket, board_id);
create index blocking_actions_by_age on blocking_actions (created_at);
