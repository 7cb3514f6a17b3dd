-- Whether the account keeps what its member looked at. Off until they say so.
alter table member_settings add column keeps_history boolean not null default false;

-- What a member looked at, where they want that kept with the account: once each, the newest edge first. It lives with the
-- member; the pin or board may be hidden or gone meanwhile.
create table history_entries (
  bucket smallint not null check (bucket >= 0),
  member_id bigint not null,
  kind text not null check (kind in ('pin', 'board')),
  thing_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, kind, thing_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index history_entries_by_edge on history_entries (bucket, member_id, edge_id);
