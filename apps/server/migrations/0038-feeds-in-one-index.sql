-- A pin for each reader is the most that is written for a save, so it stands in one index. A feed is short enough to look
-- through for what is there for one source's sake.
drop index feed_items_of_source;
drop index feed_items_of_board;
alter table feed_items drop constraint feed_items_pkey;
alter table feed_items drop column edge_id;
alter table feed_items add constraint feed_items_pkey primary key using index feed_items_once;
