-- What members report about one thing, as one case. It lies with the thing; a thing has one open case at most.
create table report_cases (
  bucket smallint not null,
  id bigint not null,
  object_type text not null check (object_type in ('pin', 'board', 'comment', 'user', 'conversation', 'message')),
  object_id bigint not null,
  -- The pin under which a reported comment was seen.
  pin_id bigint,
  -- The member whose thing it is; null where it is of several.
  concerned_id bigint,
  state text not null default 'open' check (state in ('open', 'closed')),
  is_escalated boolean not null default false,
  -- The gravest reason given so far: 1 comes first.
  urgency smallint not null check (urgency between 1 and 9),
  reasons text[] not null,
  report_count integer not null default 0 check (report_count >= 0),
  first_at timestamptz not null,
  -- Who works on it, until when; over times mean nobody.
  taken_by bigint,
  taken_until timestamptz,
  -- What was done in the end.
  act text,
  decided_by bigint,
  decided_at timestamptz,
  primary key (bucket, id)
);
create unique index report_cases_of_thing on report_cases (bucket, object_type, object_id) where state = 'open';
-- The queues, each with the gravest and then the oldest first; of one kind, and of all.
create index report_cases_queue on report_cases (is_escalated, object_type, urgency, id) where state = 'open';
create index report_cases_all on report_cases (is_escalated, urgency, id) where state = 'open';
-- What was ever reported of a thing, or of a member's, for searches.
create index report_cases_by_thing on report_cases (bucket, object_id, id);
create index report_cases_concerned on report_cases (concerned_id, id);

-- What each reporter said, beside the case: a mirror of their report.
create table case_reports (
  bucket smallint not null,
  case_id bigint not null,
  reporter_id bigint not null,
  reason text not null,
  detail text not null,
  created_at timestamptz not null,
  primary key (bucket, case_id, reporter_id),
  foreign key (bucket, case_id) references report_cases (bucket, id) on delete cascade
);

alter table reports add column case_id bigint;
alter table reports drop constraint reports_object_type_check;
alter table reports add constraint reports_object_type_check
  check (object_type in ('pin', 'board', 'comment', 'user', 'conversation', 'message')) not valid;
alter table reports validate constraint reports_object_type_check;
-- Reports from before there were cases get theirs when the program starts.
create index reports_without_case on reports (bucket, reporter_id) where state = 'open' and case_id is null;
