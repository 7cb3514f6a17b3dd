-- Which page of a story shows the product; a single picture is page 0.
alter table pin_products add column page smallint not null default 0;
alter table pin_products add constraint pin_products_page_check check (page >= 0);

-- Whether the picture moves as it came; stories of before show theirs standing still.
alter table pin_media add column is_animated boolean not null default false;
