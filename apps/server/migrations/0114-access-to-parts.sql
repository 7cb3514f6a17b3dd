-- Somebody may have roles on parts of a business only: then the whole has none. A partner is a business whose own people act
-- through it. Who asked waits as who was invited does, and opens as little.
alter table access_grants alter column role drop not null;
alter table access_profiles alter column role drop not null;
alter table access_grants add column kind text not null default 'person';
alter table access_profiles add column kind text not null default 'person';
alter table access_grants add constraint access_grants_kind check (kind in ('person', 'partner')) not valid;
alter table access_profiles add constraint access_profiles_kind check (kind in ('person', 'partner')) not valid;
alter table access_grants drop constraint access_grants_state_check;
alter table access_profiles drop constraint access_profiles_state_check;
alter table access_grants add constraint access_grants_state check (state in ('invited', 'active', 'asked')) not valid;
alter table access_profiles add constraint access_profiles_state check (state in ('invited', 'active', 'asked')) not valid;

-- Lives with the business, and goes with the access that it belongs to.
create table access_assets (
  bucket smallint not null,
  subject_id bigint not null,
  grantee_id bigint not null,
  asset_type text not null check (asset_type in ('profile', 'board', 'site')),
  -- A board's id, a website's domain; empty for the profile.
  asset_id text not null,
  -- Whoever owns has the whole.
  role text not null check (role in ('ADMIN', 'EDITOR', 'ANALYST')),
  primary key (bucket, subject_id, grantee_id, asset_type, asset_id),
  foreign key (bucket, subject_id, grantee_id)
    references access_grants (bucket, subject_id, grantee_id) on delete cascade
);
