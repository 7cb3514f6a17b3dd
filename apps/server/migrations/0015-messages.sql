-- What streams deliver. A member's news is numbered in the writer's transaction, under this row's lock, so that whoever
-- has read up to a number has missed nothing before it.
create table live_streams (
  bucket smallint not null,
  member_id bigint not null,
  last_number bigint not null check (last_number > 0),
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
-- Kept for a day. Ids only: what they name is read through the API.
create table live_events (
  bucket smallint not null,
  member_id bigint not null,
  number bigint not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (bucket, member_id, number),
  foreign key (bucket, member_id) references live_streams (bucket, member_id) on delete cascade
);
create index live_events_by_age on live_events (created_at);

-- A conversation has a bucket of its own; it belongs to nobody.
create table conversations (
  bucket smallint not null,
  id bigint not null,
  is_group boolean not null,
  -- Null only until its first message, in the same transaction.
  last_message_id bigint,
  created_at timestamptz not null,
  primary key (bucket, id)
);
create table conversation_members (
  bucket smallint not null,
  conversation_id bigint not null,
  member_id bigint not null,
  -- Dates the joining.
  edge_id bigint not null,
  -- Whoever comes later sees what is written from then on.
  joined_after bigint not null default 0,
  left_at timestamptz,
  primary key (bucket, conversation_id, member_id),
  foreign key (bucket, conversation_id) references conversations (bucket, id) on delete cascade
);
create table messages (
  bucket smallint not null,
  id bigint not null,
  conversation_id bigint not null,
  sender_id bigint not null,
  text text not null default '',
  shared_type text check (shared_type in ('pin', 'board', 'user')),
  shared_id bigint,
  created_at timestamptz not null,
  primary key (bucket, id),
  foreign key (bucket, conversation_id) references conversations (bucket, id) on delete cascade,
  check ((shared_type is null) = (shared_id is null)),
  check (btrim(text) <> '' or shared_type is not null)
);
create index messages_in_order on messages (bucket, conversation_id, id);
create table message_reactions (
  bucket smallint not null,
  message_id bigint not null,
  member_id bigint not null,
  reaction_type smallint not null check (reaction_type between 1 and 5),
  primary key (bucket, message_id, member_id),
  foreign key (bucket, message_id) references messages (bucket, id) on delete cascade
);

-- A look-up table: the bucket is a hash of the pair, whose smaller id comes first.
create table conversation_pairs (
  bucket smallint not null,
  first_id bigint not null,
  second_id bigint not null,
  conversation_id bigint not null,
  primary key (bucket, first_id, second_id),
  check (first_id < second_id)
);

-- A conversation as one of its people has it; lives with the member.
create table inboxes (
  bucket smallint not null,
  member_id bigint not null,
  conversation_id bigint not null,
  state text not null check (state in ('open', 'request', 'declined', 'left')),
  is_hidden boolean not null default false,
  -- The newest message that was delivered to this member.
  last_message_id bigint not null,
  last_read_message_id bigint not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  -- The other one of two; null in groups.
  other_member_id bigint,
  primary key (bucket, member_id, conversation_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
-- The list of conversations, and the list of requests.
create index inboxes_in_order on inboxes (bucket, member_id, state, last_message_id) where not is_hidden;
-- What the header counts.
create index inboxes_unread on inboxes (bucket, member_id)
  where unread_count > 0 and state = 'open' and not is_hidden;

alter table reports drop constraint reports_object_type_check;
alter table reports add constraint reports_object_type_check
  check (object_type in ('pin', 'comment', 'user', 'conversation', 'message')) not valid;
alter table reports validate constraint reports_object_type_check;
