-- Who asks for access may say which website it is about: as they named it, whether it is the business's or not.
alter table access_grants add column asked_site text;
alter table access_profiles add column asked_site text;
