-- When a member was here last, by day of universal time: the least that tells how many are active. Lives with the member.
create table member_activity (
  bucket smallint not null,
  member_id bigint not null,
  last_day date not null,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
-- How many were here since a day.
create index member_activity_by_day on member_activity (bucket, last_day);

-- Figures of days for the operator, gathered by a job; all in bucket 0.
create table site_figures (
  bucket smallint not null check (bucket = 0),
  name text not null,
  day date not null,
  value bigint not null,
  primary key (bucket, name, day)
);

-- How many of those who joined in a week were here in another one. Weeks begin on Mondays.
create table site_cohorts (
  bucket smallint not null check (bucket = 0),
  joined_week date not null,
  week date not null,
  members bigint not null,
  primary key (bucket, joined_week, week)
);

-- How long jobs waited in an hour.
create table site_queues (
  bucket smallint not null check (bucket = 0),
  hour timestamptz not null,
  queue text not null,
  done integer not null,
  waiting integer not null,
  usual_milliseconds bigint not null,
  longest_milliseconds bigint not null,
  primary key (bucket, hour, queue)
);

-- Searches of a day, and those that found nothing: numbers without anybody.
create table search_counts (
  bucket smallint not null check (bucket = 0),
  day date not null,
  searches bigint not null,
  without_result bigint not null,
  primary key (bucket, day)
);
alter table search_tallies add column is_without_result boolean not null default false;
create index search_tallies_without_result on search_tallies (day) where is_without_result;

-- What several people searched for lately and did not find, the most wanted first.
create table wanted_searches (
  bucket smallint not null check (bucket = 0),
  place smallint not null,
  phrase text not null,
  people integer not null,
  primary key (bucket, place)
);
