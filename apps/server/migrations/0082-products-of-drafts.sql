-- Own pins with a price on a draft's picture, and where. Its pin gets those that still are products then.
alter table pin_drafts add column product_tags jsonb not null default '[]';
