-- Whether products like those in the picture may stand beside a pin, as its maker wants it.
alter table pins add column is_similar_products_shown boolean not null default true;
alter table pin_drafts add column is_similar_products_shown boolean not null default true;
