-- A comment lives with its aggregate: all saves of one upload share it.
create table comments (
  bucket smallint not null,
  id bigint not null,
  aggregate_id bigint not null,
  -- The pin under which it was written; lives elsewhere and may be gone.
  pin_id bigint not null,
  author_id bigint not null,
  -- Null for one that answers the pin. Answers are one level deep.
  parent_id bigint,
  text text not null check (text <> ''),
  mentions jsonb not null default '[]',
  reply_count integer not null default 0 check (reply_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  edited_at timestamptz,
  created_at timestamptz not null,
  primary key (bucket, id),
  foreign key (bucket, parent_id) references comments (bucket, id)
);
create index comments_newest on comments (bucket, aggregate_id, id desc) where parent_id is null;
create index comments_of_thread on comments (bucket, parent_id, id) where parent_id is not null;

-- What a member wrote, in the member's bucket, for export and deletion.
create table authored_comments (
  bucket smallint not null,
  member_id bigint not null,
  comment_id bigint not null,
  primary key (bucket, member_id, comment_id)
);

-- A like lives with its member.
create table comment_likes (
  bucket smallint not null,
  member_id bigint not null,
  comment_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, comment_id)
);

-- Mirror of the likes in the comment's bucket; comments.like_count counts its rows.
create table comment_likers (
  bucket smallint not null,
  comment_id bigint not null,
  member_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, comment_id, member_id),
  foreign key (bucket, comment_id) references comments (bucket, id)
);

-- A report lives with who makes it; a second one of the same thing takes the place of the first.
create table reports (
  bucket smallint not null,
  reporter_id bigint not null,
  object_type text not null check (object_type in ('pin', 'comment')),
  object_id bigint not null,
  -- The pin under which a reported comment was seen.
  pin_id bigint,
  reason text not null,
  detail text not null default '',
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null,
  primary key (bucket, reporter_id, object_type, object_id)
);
-- What moderators have before them, oldest first.
create index reports_by_state on reports (state, created_at);
