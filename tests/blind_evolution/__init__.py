"""Tests of Blind Evolution Mythos."""
