-- Lists, requests and counts read one state of an edge only.
create index followers_by_state on followers (bucket, followee_id, state, edge_id desc);
create index follows_by_state on follows (bucket, follower_id, state, edge_id desc);

alter table members
  add column interest_following_count integer not null default 0 check (interest_following_count >= 0);

-- A code that lets who has it follow a private profile; lives with the profile's owner. Only the secret's hash is kept.
create table follow_invites (
  bucket smallint not null,
  id bigint not null,
  owner_id bigint not null,
  secret_hash bytea not null,
  expires_at timestamptz not null,
  primary key (bucket, id)
);
create index follow_invites_of_owner on follow_invites (bucket, owner_id);
create index follow_invites_by_expiry on follow_invites (expires_at);

-- What members can be interested in. A small reference table, all of it in bucket 0.
create table topics (
  bucket smallint not null,
  id bigint not null,
  slug text not null,
  name text not null,
  -- Topics of one theme are related.
  theme text not null,
  primary key (bucket, id),
  unique (bucket, slug)
);

-- Lives with the member.
create table topic_follows (
  bucket smallint not null,
  member_id bigint not null,
  topic_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, topic_id)
);
create index topic_follows_in_order on topic_follows (bucket, member_id, edge_id desc);

-- What the pages of a member remember between devices, by name.
create table member_states (
  bucket smallint not null,
  member_id bigint not null,
  state text not null,
  value text not null,
  primary key (bucket, member_id, state)
);

insert into topics (bucket, id, slug, name, theme) values
  (0, 1, 'living-rooms', 'Living rooms', 'home'),
  (0, 2, 'bedrooms', 'Bedrooms', 'home'),
  (0, 3, 'kitchens', 'Kitchens', 'home'),
  (0, 4, 'bathrooms', 'Bathrooms', 'home'),
  (0, 5, 'small-spaces', 'Small spaces', 'home'),
  (0, 6, 'home-office', 'Home office', 'home'),
  (0, 7, 'storage-ideas', 'Storage ideas', 'home'),
  (0, 8, 'dinner-recipes', 'Dinner recipes', 'food'),
  (0, 9, 'baking', 'Baking', 'food'),
  (0, 10, 'vegetarian-food', 'Vegetarian food', 'food'),
  (0, 11, 'desserts', 'Desserts', 'food'),
  (0, 12, 'bread', 'Bread', 'food'),
  (0, 13, 'drinks', 'Drinks', 'food'),
  (0, 14, 'breakfast', 'Breakfast', 'food'),
  (0, 15, 'womens-fashion', 'Women’s fashion', 'style'),
  (0, 16, 'mens-fashion', 'Men’s fashion', 'style'),
  (0, 17, 'shoes', 'Shoes', 'style'),
  (0, 18, 'jewellery', 'Jewellery', 'style'),
  (0, 19, 'vintage-style', 'Vintage style', 'style'),
  (0, 20, 'hair', 'Hair', 'beauty'),
  (0, 21, 'nails', 'Nails', 'beauty'),
  (0, 22, 'make-up', 'Make-up', 'beauty'),
  (0, 23, 'skin-care', 'Skin care', 'beauty'),
  (0, 24, 'tattoos', 'Tattoos', 'beauty'),
  (0, 25, 'painting', 'Painting', 'art'),
  (0, 26, 'drawing', 'Drawing', 'art'),
  (0, 27, 'illustration', 'Illustration', 'art'),
  (0, 28, 'sculpture', 'Sculpture', 'art'),
  (0, 29, 'photography', 'Photography', 'art'),
  (0, 30, 'street-art', 'Street art', 'art'),
  (0, 31, 'graphic-design', 'Graphic design', 'design'),
  (0, 32, 'typography', 'Typography', 'design'),
  (0, 33, 'architecture', 'Architecture', 'design'),
  (0, 34, 'furniture', 'Furniture', 'design'),
  (0, 35, 'posters', 'Posters', 'design'),
  (0, 36, 'knitting', 'Knitting', 'crafts'),
  (0, 37, 'sewing', 'Sewing', 'crafts'),
  (0, 38, 'woodworking', 'Woodworking', 'crafts'),
  (0, 39, 'ceramics', 'Ceramics', 'crafts'),
  (0, 40, 'paper-crafts', 'Paper crafts', 'crafts'),
  (0, 41, 'embroidery', 'Embroidery', 'crafts'),
  (0, 42, 'vegetable-gardens', 'Vegetable gardens', 'garden'),
  (0, 43, 'houseplants', 'Houseplants', 'garden'),
  (0, 44, 'flowers', 'Flowers', 'garden'),
  (0, 45, 'balconies', 'Balconies', 'garden'),
  (0, 46, 'city-trips', 'City trips', 'travel'),
  (0, 47, 'hiking', 'Hiking', 'travel'),
  (0, 48, 'beaches', 'Beaches', 'travel'),
  (0, 49, 'camping', 'Camping', 'travel'),
  (0, 50, 'train-journeys', 'Train journeys', 'travel'),
  (0, 51, 'dogs', 'Dogs', 'nature'),
  (0, 52, 'cats', 'Cats', 'nature'),
  (0, 53, 'birds', 'Birds', 'nature'),
  (0, 54, 'landscapes', 'Landscapes', 'nature'),
  (0, 55, 'the-sea', 'The sea', 'nature'),
  (0, 56, 'yoga', 'Yoga', 'sport'),
  (0, 57, 'running', 'Running', 'sport'),
  (0, 58, 'cycling', 'Cycling', 'sport'),
  (0, 59, 'climbing', 'Climbing', 'sport'),
  (0, 60, 'weddings', 'Weddings', 'celebrations'),
  (0, 61, 'birthdays', 'Birthdays', 'celebrations'),
  (0, 62, 'table-settings', 'Table settings', 'celebrations'),
  (0, 63, 'books', 'Books', 'culture'),
  (0, 64, 'quotes', 'Quotes', 'culture');
