-- The few colours that make up a picture, those with the largest share first, as `#rrggbb`; null until they were looked for.
alter table pictures add column palette text[];
create index pictures_without_palette on pictures (bucket, content_hash) where palette is null;

-- What is offered costs so many millionths of its currency's unit; the currency is among the document's words.
alter table search_documents add column price_micros bigint;
alter table search_documents add constraint search_documents_cost_something check (price_micros >= 0) not valid;

-- Documents now say where each word stands, and those of pins their colours, kinds and topics: all are written again.
update search_fills set last_bucket = 0, last_id = 0, is_done = false;

-- What ends with a word, as many words do that others are put together from.
create index search_words_by_ending on search_words ((reverse(word) collate "C"));
