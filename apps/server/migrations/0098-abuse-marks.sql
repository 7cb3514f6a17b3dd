-- What acts of the last hours have in common, one row for a member and a thing under each key: the same words, address, picture
-- or target. Lives in the bucket of its key, so that all who share one are found together. Gone after two days.
create table abuse_marks (
  bucket smallint not null,
  mark_key text not null check (length(mark_key) between 1 and 80),
  member_id bigint not null,
  -- What it was done to; 0 where only who did it counts.
  thing_id bigint not null,
  -- How far the member was trusted then: 0 new or doubtful, 1 settled, 2 known.
  standing smallint not null check (standing between 0 and 2),
  made_at timestamptz not null,
  primary key (bucket, mark_key, member_id, thing_id)
);
-- Which are over.
create index abuse_marks_made_at on abuse_marks (made_at);
