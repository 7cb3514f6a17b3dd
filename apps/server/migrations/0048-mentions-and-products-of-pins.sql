-- Members who are named in a pin's description: where, and who, whatever they are called.
alter table pins add column mentions jsonb not null default '[]';

-- Own pins with a price that are shown on a pin's picture. Lives with the pin; a product that went is shown no more.
create table pin_products (
  bucket smallint not null,
  pin_id bigint not null,
  product_id bigint not null,
  pinner_id bigint not null,
  position smallint not null,
  -- From the left and from the top, in ten thousandths of the picture.
  from_left smallint not null check (from_left between 0 and 10000),
  from_top smallint not null check (from_top between 0 and 10000),
  primary key (bucket, pin_id, product_id),
  foreign key (bucket, pin_id) references pins (bucket, id) on delete cascade
);
-- What a member's export holds.
create index pin_products_of_member on pin_products (bucket, pinner_id, pin_id, product_id);

-- How many products a pin's picture has, so that nobody asks for those of a pin without any.
alter table pins add column product_count smallint not null default 0;
alter table pins add constraint pins_product_count_check check (product_count >= 0);
