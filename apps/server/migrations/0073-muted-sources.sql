-- What a member switched off as a source of their home: a board, a member, a topic, or a pin of their own. It lives with the
-- member; what it names may be gone meanwhile.
create table muted_sources (
  bucket smallint not null check (bucket >= 0),
  member_id bigint not null,
  kind text not null check (kind in ('board', 'member', 'topic', 'pin')),
  source_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, kind, source_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
