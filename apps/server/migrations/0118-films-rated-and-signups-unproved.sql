-- Accounts that only their address let in, and that nobody proved: the nightly sweep reads them by age.
create index members_unproved on members (created_at) where awaits_proof and email_verified_at is null;

-- How the model rates what films show, at its worst, by the version that saw them. Goes with the film.
create table film_ratings (
  bucket smallint not null,
  content_hash text not null,
  version smallint not null,
  scores real[] not null,
  rated_at timestamptz not null,
  primary key (bucket, content_hash),
  foreign key (bucket, content_hash) references videos (bucket, content_hash) on delete cascade
);
