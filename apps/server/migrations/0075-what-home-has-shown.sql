-- What led to a recommended pin, further: a pin that the member looked at, or a board of theirs.
alter table recommended_pins add column because_viewed_pin_id bigint;
alter table recommended_pins add column because_board_id bigint;

-- The last pins that a member passed on their home, so that later days begin with others. It lives with the member.
create table seen_pins (
  bucket smallint not null check (bucket >= 0),
  member_id bigint not null,
  pin_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, pin_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index seen_pins_by_edge on seen_pins (bucket, member_id, edge_id);
