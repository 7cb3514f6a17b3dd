-- News lives with its recipient. One row tells of everything of a kind that happened to one thing on one day.
create table notifications (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  kind text not null,
  -- The thing and the day.
  group_key text not null,
  -- What it is about; lives elsewhere and may be gone or hidden.
  pin_id bigint,
  board_id bigint,
  comment_id bigint,
  -- Dates the newest of its sources: lists go by it, and a row that something joins moves to their beginning.
  version_id bigint not null,
  primary key (bucket, id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create unique index notifications_groups on notifications (bucket, member_id, kind, group_key);
create unique index notifications_in_order on notifications (bucket, member_id, version_id desc);

-- Who did it. The key names the one event a source comes from, so that an event delivered twice tells once.
create table notification_sources (
  bucket smallint not null,
  notification_id bigint not null,
  source_id bigint not null,
  member_id bigint not null,
  source_key text not null,
  actor_id bigint not null,
  -- What the actor made: a pin, a comment, a try.
  object_id bigint,
  primary key (bucket, notification_id, source_id),
  foreign key (bucket, notification_id) references notifications (bucket, id) on delete cascade
);
create unique index notification_sources_keys on notification_sources (bucket, member_id, source_key);

-- What a member wants to hear of; one without a row has every default.
create table notification_settings (
  bucket smallint not null,
  member_id bigint not null,
  muted_kinds text[] not null default '{}',
  digest text not null default 'weekly' check (digest in ('off', 'daily', 'weekly')),
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);

-- How far a member has seen their news, and how far emails told of it. Also what writers of a member's news lock.
create table notification_states (
  bucket smallint not null,
  member_id bigint not null,
  seen_id bigint not null default 0,
  digested_id bigint not null default 0,
  -- When the next email is due; null while there is nothing to tell.
  next_digest_at timestamptz,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
-- The worker finds those whose email is due.
create index notification_states_due on notification_states (next_digest_at) where next_digest_at is not null;
