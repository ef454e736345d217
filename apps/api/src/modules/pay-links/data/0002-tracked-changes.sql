select track_changes('pay_links');
