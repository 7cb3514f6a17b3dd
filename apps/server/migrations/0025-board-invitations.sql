-- An edge id dates an invitation and carries the board's bucket; those from before get one of their moment.
alter table board_invites add column edge_id bigint;
update board_invites as invite set edge_id = numbered.edge_id from (
  select bucket, board_id, invited_id,
    (greatest((extract(epoch from created_at) * 1000)::bigint - 1767225600000, 0) << 22)
      | (bucket::bigint << 10) | (row_number() over (partition by bucket, created_at order by board_id, invited_id) % 1024)
      as edge_id
  from board_invites
) as numbered
where (invite.bucket, invite.board_id, invite.invited_id) = (numbered.bucket, numbered.board_id, numbered.invited_id);
alter table board_invites alter column edge_id set not null;
-- The owner's list of invitations, newest first.
create index board_invites_newest on board_invites (bucket, board_id, edge_id desc);

-- The mirror of the invitations that wait; lives with the invitee.
create table member_board_invites (
  bucket smallint not null,
  member_id bigint not null,
  board_id bigint not null,
  inviter_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, board_id)
);
create index member_board_invites_newest on member_board_invites (bucket, member_id, edge_id desc);
insert into member_board_invites (bucket, member_id, board_id, inviter_id, edge_id)
  select (invited_id >> 10) & 4095, invited_id, board_id, inviter_id, edge_id from board_invites where status = 'pending';

-- The link that an owner sends around has no email; a board has at most one. Only hashes of secrets are kept.
create table board_invite_codes (
  bucket smallint not null,
  id bigint not null,
  board_id bigint not null,
  inviter_id bigint not null,
  email_key text not null,
  email text not null,
  -- Of a mailed link, from when it was mailed.
  secret_hash bytea,
  status text not null check (status in ('pending', 'accepted', 'declined', 'revoked')),
  expires_at timestamptz not null,
  primary key (bucket, id),
  unique (bucket, board_id, email_key),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);
-- The nightly sweep forgets what is over.
create index board_invite_codes_by_expiry on board_invite_codes (expires_at);

-- Requests to collaborate; live with the board and so with its owner. An ignored one stays, so that nobody asks daily.
create table board_join_requests (
  bucket smallint not null,
  id bigint not null,
  owner_id bigint not null,
  board_id bigint not null,
  sender_id bigint not null,
  status text not null check (status in ('pending', 'ignored')),
  primary key (bucket, id),
  unique (bucket, board_id, sender_id),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);
-- What waits for the owner, newest first.
create index board_join_requests_waiting on board_join_requests (bucket, owner_id, id desc) where status = 'pending';
-- The nightly sweep forgets what is over, in all buckets.
create index board_join_requests_by_age on board_join_requests (id);

alter table boards add column takes_requests boolean not null default true;
