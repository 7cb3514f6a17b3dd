-- What home may show a member beside what they follow, as the worker last made it. The list before it stays until the next
-- one, for whoever began to read it.
create table recommended_pins (
  bucket smallint not null check (bucket >= 0),
  member_id bigint not null,
  list_id bigint not null,
  place smallint not null check (place >= 0),
  pin_id bigint not null,
  -- What led there: the member's own pin, or a topic that they follow.
  because_pin_id bigint,
  because_topic_id bigint,
  primary key (bucket, member_id, list_id, place),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index recommended_pins_by_pin on recommended_pins (bucket, member_id, pin_id);

-- Members who saved something since their list was made.
create table recommendation_wishes (
  bucket smallint not null check (bucket >= 0),
  member_id bigint not null,
  wished_at timestamptz not null,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index recommendation_wishes_by_age on recommendation_wishes (wished_at);
