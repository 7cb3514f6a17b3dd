-- How a member likes lists to look; lives with the member. No row, or null, is what everybody begins with.
create table member_preferences (
  bucket smallint not null,
  member_id bigint not null,
  board_sort_order text check (
    board_sort_order in ('alphabetical', 'last_pinned_to', 'oldest', 'newest', 'group_boards_at_top', 'custom')
  ),
  profile_pin_density text check (profile_pin_density in ('regular', 'dense')),
  board_pin_density text check (board_pin_density in ('regular', 'dense')),
  profile_board_density text check (profile_board_density in ('regular', 'dense')),
  primary key (bucket, member_id)
);

-- The places of a deleted board in its members' lists, kept so that a restore finds rank and order again.
create table parked_member_boards (
  bucket smallint not null,
  member_id bigint not null,
  board_id bigint not null,
  role text not null check (role in ('owner', 'collaborator')),
  rank text,
  archived_at timestamptz,
  last_edge_id bigint not null,
  primary key (bucket, member_id, board_id)
);

-- What an owner may bring back, newest deletion first.
create index boards_deleted_of_owner on boards (bucket, owner_id, deleted_at desc, id desc) where deleted_at is not null;
