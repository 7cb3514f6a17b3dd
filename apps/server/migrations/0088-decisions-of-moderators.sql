-- What moderators decided about members and their things. A decision lies with the member, who may appeal once.
create table moderation_decisions (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  case_id bigint not null,
  object_type text not null check (object_type in ('pin', 'board', 'comment', 'user', 'conversation', 'message')),
  object_id bigint not null,
  kind text not null check (kind in ('hide', 'warn', 'remove', 'suspend', 'ban', 'block_picture')),
  -- In the words that the member is told.
  reason text not null,
  -- What a suspension waits for.
  until timestamptz,
  -- Lifted ones hold no more: by time, or by an appeal.
  state text not null default 'standing' check (state in ('standing', 'lifted')),
  decided_by bigint,
  decided_at timestamptz not null,
  -- What a removed comment or message was, so that an appeal can bring it back.
  kept jsonb,
  appeal text not null default '',
  appealed_at timestamptz,
  appeal_state text not null default 'none' check (appeal_state in ('none', 'open', 'granted', 'refused')),
  appeal_answer text not null default '',
  appeal_decided_by bigint,
  appeal_decided_at timestamptz,
  primary key (bucket, id)
);
create index moderation_decisions_of_member on moderation_decisions (bucket, member_id, id);
-- Appeals that wait, the oldest first.
create index moderation_decisions_appealed on moderation_decisions (appealed_at, id) where appeal_state = 'open';
-- Suspensions that end by themselves.
create index moderation_decisions_ending on moderation_decisions (until) where state = 'standing' and kind = 'suspend';

-- Things that moderators removed, beside the thing: with what law withholds it says where a thing shows.
create table removed_things (
  bucket smallint not null,
  object_id bigint not null,
  decision_id bigint not null,
  primary key (bucket, object_id, decision_id)
);

-- Until when a member is kept out; the year 9999 for those who are banned.
alter table members add column barred_until timestamptz;
-- A pin that shows by its address and on its board, and is suggested nowhere.
alter table pins add column is_undiscoverable boolean not null default false;
