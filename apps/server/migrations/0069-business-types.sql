-- What kind of business it is; empty where it was not said.
alter table partner_profiles add column business_type text not null default '';
