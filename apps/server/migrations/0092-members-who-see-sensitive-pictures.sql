-- The member wants no veil before sensitive pictures.
alter table member_settings add column shows_sensitive boolean not null default false;
