-- What members did counts beside the age of their accounts: -1 is doubtful, 1 is trusted a level earlier. Jobs write it, and the
-- row that each request reads of its member anyway holds it.
alter table members add column trust smallint not null default 0;
alter table members add constraint members_trust check (trust between -1 and 1);
-- What the member does is told to nobody and suggested nowhere for a while; it stays where it is.
alter table members add column is_held_back boolean not null default false;

-- What trust was reckoned from, and when. Lives with its member.
create table member_trust (
  bucket smallint not null,
  member_id bigint not null,
  points smallint not null,
  trust smallint not null check (trust between -1 and 1),
  facts jsonb not null,
  reckoned_at timestamptz not null,
  primary key (bucket, member_id)
);
