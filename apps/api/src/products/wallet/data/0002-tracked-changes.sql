select track_changes('wallet_gifts');
