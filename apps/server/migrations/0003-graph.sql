-- An edge lives with its source and is mirrored to its target in the same transaction.
create table follows (
  bucket smallint not null,
  follower_id bigint not null,
  followee_id bigint not null,
  -- A follow of a private profile waits as a request.
  state text not null check (state in ('following', 'requested')),
  edge_id bigint not null,
  primary key (bucket, follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follows_in_order on follows (bucket, follower_id, edge_id desc);

create table followers (
  bucket smallint not null,
  followee_id bigint not null,
  follower_id bigint not null,
  state text not null check (state in ('following', 'requested')),
  edge_id bigint not null,
  primary key (bucket, followee_id, follower_id)
);
create index followers_in_order on followers (bucket, followee_id, edge_id desc);

create table blocks (
  bucket smallint not null,
  blocker_id bigint not null,
  blocked_id bigint not null,
  created_at timestamptz not null,
  primary key (bucket, blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create table blocked_by (
  bucket smallint not null,
  blocked_id bigint not null,
  blocker_id bigint not null,
  primary key (bucket, blocked_id, blocker_id)
);

create table board_follows (
  bucket smallint not null,
  follower_id bigint not null,
  board_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, follower_id, board_id)
);
create index board_follows_in_order on board_follows (bucket, follower_id, edge_id desc);

create table board_followers (
  bucket smallint not null,
  board_id bigint not null,
  follower_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, board_id, follower_id)
);
create index board_followers_in_order on board_followers (bucket, board_id, edge_id desc);
