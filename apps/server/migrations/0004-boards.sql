-- Lives with its owner.
create table boards (
  bucket smallint not null,
  id bigint not null,
  owner_id bigint not null,
  name text not null check (btrim(name) <> ''),
  slug text not null,
  description text not null default '',
  category text,
  layout text,
  privacy text not null check (privacy in ('public', 'protected', 'secret')),
  pin_count integer not null default 0 check (pin_count >= 0),
  section_count integer not null default 0 check (section_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  collaborator_count integer not null default 0 check (collaborator_count >= 0),
  cover_pin_id bigint,
  last_pinned_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  primary key (bucket, id),
  foreign key (bucket, owner_id) references members (bucket, id)
);
create unique index boards_slug on boards (bucket, owner_id, slug) where deleted_at is null;
-- Deleted boards by the moment, for whoever restores or removes them for good.
create index boards_deleted on boards (deleted_at) where deleted_at is not null;

-- The boards of a member, group boards included; lives with the member and serves profile and picker.
create table member_boards (
  bucket smallint not null,
  member_id bigint not null,
  board_id bigint not null,
  role text not null check (role in ('owner', 'collaborator')),
  rank text,
  archived_at timestamptz,
  -- The last adding of a pin, as an edge id: what "last pinned to" sorts by.
  last_edge_id bigint not null,
  primary key (bucket, member_id, board_id)
);
create index member_boards_last_pinned on member_boards (bucket, member_id, last_edge_id desc);

-- Who collaborates, seen from the board; lives with the board.
create table board_members (
  bucket smallint not null,
  board_id bigint not null,
  member_id bigint not null,
  joined_at timestamptz not null,
  primary key (bucket, board_id, member_id),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);

create table board_invites (
  bucket smallint not null,
  board_id bigint not null,
  invited_id bigint not null,
  inviter_id bigint not null,
  status text not null check (status in ('pending', 'accepted', 'declined', 'revoked', 'banned')),
  created_at timestamptz not null,
  primary key (bucket, board_id, invited_id),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);

create table board_sections (
  bucket smallint not null,
  id bigint not null,
  board_id bigint not null,
  title text not null check (btrim(title) <> ''),
  slug text not null,
  rank text,
  pin_count integer not null default 0 check (pin_count >= 0),
  primary key (bucket, id),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);
create unique index board_sections_slug on board_sections (bucket, board_id, slug);
