-- A supplier asks what became of its news by its own keys, without the bookings that they are of.
create index item_news_key on item_news (news_key);
