-- What else is nearly the same older picture. Copies lie with whoever uploaded them, so all buckets are asked.
create index near_copies_of_first on near_copies (first_id, aggregate_id desc);

-- A copy of a copy is noted with what that one is nearly, so that a family has one first picture, its oldest.
with recursive above as (
  select bucket, aggregate_id, first_id from near_copies
  union all
  select above.bucket, above.aggregate_id, higher.first_id from above
    join near_copies as higher on higher.aggregate_id = above.first_id
)
update near_copies set first_id = oldest.first_id
from (select bucket, aggregate_id, min(first_id) as first_id from above group by bucket, aggregate_id) as oldest
where near_copies.bucket = oldest.bucket and near_copies.aggregate_id = oldest.aggregate_id
  and near_copies.first_id <> oldest.first_id;
