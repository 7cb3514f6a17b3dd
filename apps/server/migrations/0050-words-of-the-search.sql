-- The words of what everybody may find among pins and boards, so that what was mistyped, or is in another form, can be
-- understood. A word lies in the bucket of its text, and goes with the last document that says it.
create table search_words (
  bucket smallint not null,
  word text collate "C" not null,
  -- Listed documents of pins and boards that hold it.
  document_count integer not null constraint search_words_are_in_use check (document_count >= 0),
  -- Hashes of what is left of it without a letter or two, and of its consonants: what it shares with its misspellings.
  near integer[] not null,
  -- What its forms share in each language, as `en:garden`.
  stems text[] not null,
  primary key (bucket, word)
);
create index search_words_near on search_words using gin (near) with (fastupdate = off);
create index search_words_of_stem on search_words using gin (stems) with (fastupdate = off);

-- Whether the words of a document are counted among those: what was there before is taken in by a job.
alter table search_documents add column is_counted boolean not null default false;
create index search_documents_uncounted on search_documents (bucket, id)
  where is_listed and not is_counted and kind <> 'member';
