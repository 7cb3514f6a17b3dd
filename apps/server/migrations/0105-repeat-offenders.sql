-- Members of whom much was removed by law, counted anew whenever that changes. Lives with the member.
create table repeat_offenders (
  bucket smallint not null,
  member_id bigint not null,
  offences integer not null default 0 check (offences >= 0),
  -- How many there were when somebody last decided what follows.
  settled_offences integer not null default 0 check (settled_offences >= 0),
  -- When the last was counted.
  counted_at timestamptz not null,
  primary key (bucket, member_id)
);
-- Those on whom somebody has to decide, who has waited longest first.
create index repeat_offenders_waiting on repeat_offenders (counted_at, member_id)
  where offences > settled_offences;

-- Not all decisions come from reports.
alter table moderation_decisions alter column case_id drop not null;
