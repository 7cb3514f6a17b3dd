-- What else is nearly the same older picture. Copies lie with whoever uploaded them, so all buckets are asked.
create index near_copies_of_first on near_copies (first_id, aggregate_id desc);
